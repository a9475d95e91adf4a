import { Misfit } from '@underhall/kernel';

/** A run, or a worker, that cannot go on through no fault of the plan; what is done so far is sound. */
export class RunBroken extends Misfit {}
