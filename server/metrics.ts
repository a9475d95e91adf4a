/** What Prometheus can ask for. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry: Registry = new Registry();
  readonly messages: Counter<'type' | 'answer'>;
  readonly seconds: Histogram<'type'>;
  readonly unreadable: Counter;
  readonly lines: Gauge<'kind'>;
  readonly dropped: Counter<'why'>;
  readonly pushes: Counter<'fate'>;

  constructor(tables: () => number) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.messages = new Counter({
      name: 'underhall_messages_total',
      help: 'Messages of clients, by type and whether they were done',
      labelNames: ['type', 'answer'],
      registers,
    });
    this.seconds = new Histogram({
      name: 'underhall_message_seconds',
      help: 'Time from a message to its answer; a choice is on disk by then',
      labelNames: ['type'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    });
    this.unreadable = new Counter({
      name: 'underhall_unreadable_total',
      help: 'What came and was no message',
      registers,
    });
    this.lines = new Gauge({
      name: 'underhall_lines',
      help: 'Clients that are connected',
      labelNames: ['kind'],
      registers,
    });
    this.dropped = new Counter({
      name: 'underhall_dropped_total',
      help: 'Clients that were cut off: too slow to read, silent, or flooding',
      labelNames: ['why'],
      registers,
    });
    this.pushes = new Counter({
      name: 'underhall_pushes_total',
      help: 'Push messages, by whether the push service took them',
      labelNames: ['fate'],
      registers,
    });
    new Gauge({
      name: 'underhall_tables',
      help: 'Tables in memory',
      registers,
      collect() {
        this.set(tables());
      },
    });
  }
}
