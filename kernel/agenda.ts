import { type Effect, PASS, type Scope } from './effect.ts';
import type { Seat } from './ids.ts';
import { GameFault } from './refusal.ts';
import type { EffectIn, EffectOf } from './seams.ts';
import type { OpenWindow } from './windows.ts';

/** What is still to happen in a match: effects, each with its scope, and what handlers do with them. */
export class Agenda<W> {
  /** Effects still to be resolved, the next one last. */
  agenda: Effect[] = [];
  /** The scope of each effect of the agenda. */
  scopes: Scope[] = [];

  /** Puts an effect on the agenda: it is resolved next. */
  push(effect: EffectIn<W>, scope: Scope): void {
    this.stack(effect, scope);
  }

  /** Puts anything on the agenda, the kernel's own effects too. */
  protected stack(effect: Effect, scope: Scope): void {
    const top = this.agenda.length;
    this.agenda[top] = effect;
    this.scopes[top] = scope;
  }

  /** Puts several effects on the agenda so that the first of them is resolved next. */
  pushAll(effects: readonly EffectIn<W>[], scope: Scope): void {
    for (let i = effects.length - 1; i >= 0; i--) this.stack(effects[i], scope);
  }

  /** Puts an effect on the agenda just above the topmost of these kinds: it waits until all that lies above is done. */
  slip(effect: EffectIn<W>, scope: Scope, above: readonly EffectIn<W>['do'][]): void {
    let at = this.agenda.length;
    while (at > 0 && !(above as readonly string[]).includes(this.agenda[at - 1].do)) at--;
    this.agenda.splice(at, 0, effect);
    this.scopes.splice(at, 0, scope);
  }

  /** Drops everything above and including the topmost effect of this kind. */
  dropThrough(kind: EffectIn<W>['do']): void {
    const at = this.#find(kind);
    if (at < 0) throw new GameFault(`There is no '${kind}' on the agenda.`);
    this.#cut(at);
  }

  /** Drops everything above the topmost effect of this kind, which stays. */
  dropAbove(kind: EffectIn<W>['do']): void {
    const at = this.#find(kind);
    if (at < 0) throw new GameFault(`There is no '${kind}' on the agenda.`);
    this.#cut(at + 1);
  }

  /**
   * Drops what is still to come for a seat, down to the topmost effect of this kind: it is out of it. What belongs to
   * the table stays, and so does the place of a subject whose window stays (see changeSubject).
   */
  dropFor(seat: Seat, downTo: EffectIn<W>['do']): void {
    const floor = this.#find(downTo);
    let kept = floor + 1;
    for (let i = floor + 1; i < this.agenda.length; i++) {
      const dropped = this.scopes[i].seat === seat;
      if (dropped && !this.#staysOpenOver(i, seat)) continue;
      this.agenda[kept] = dropped ? PASS : this.agenda[i];
      this.scopes[kept] = this.scopes[i];
      kept++;
    }
    this.#cut(kept);
  }

  /** Is this the subject of a window that stays when the seat is out? */
  #staysOpenOver(at: number, seat: Seat): boolean {
    const above = at + 1;
    return (
      above < this.agenda.length && this.agenda[above].do === 'window' && this.scopes[above].seat !== seat
    );
  }

  /** (Popping stays in compiled code; setting a length does not.) */
  #cut(length: number): void {
    while (this.agenda.length > length) {
      this.agenda.pop();
      this.scopes.pop();
    }
  }

  /** The topmost effect of this kind that is still to come, or undefined. */
  coming<K extends EffectIn<W>['do']>(kind: K): EffectOf<W, K> | undefined {
    const at = this.#find(kind);
    return at < 0 ? undefined : (this.agenda[at] as EffectOf<W, K>);
  }

  /** Replaces the topmost effect of this kind; `undefined` takes it away. */
  change(kind: EffectIn<W>['do'], effect: EffectIn<W> | undefined): void {
    const at = this.#find(kind);
    if (at < 0) throw new GameFault(`There is no '${kind}' on the agenda to change.`);
    if (effect) {
      this.agenda[at] = effect;
    } else {
      this.agenda.splice(at, 1);
      this.scopes.splice(at, 1);
    }
  }

  #find(kind: string): number {
    let at = this.agenda.length - 1;
    while (at >= 0 && this.agenda[at].do !== kind) at--;
    return at;
  }

  /** The topmost open window. */
  window(): OpenWindow | undefined {
    const at = this.#find('window');
    return at < 0 ? undefined : (this.agenda[at] as OpenWindow);
  }

  /** The effect the topmost open window is about; undefined once it was taken away. */
  subject(): EffectIn<W> | undefined {
    const at = this.#find('window');
    return at > 0 && this.agenda[at - 1].do !== PASS.do ? (this.agenda[at - 1] as EffectIn<W>) : undefined;
  }

  /**
   * Changes what the topmost open window is about; `undefined` takes it away. Its place stays, so that the window
   * can go on (further things that must happen) and never takes what lies below for its subject.
   */
  changeSubject(effect: EffectIn<W> | undefined): void {
    const at = this.#find('window');
    if (at < 1) throw new GameFault('No window is open over anything.');
    this.agenda[at - 1] = effect ?? PASS;
  }
}
