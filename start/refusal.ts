/** A reason not to start that the person can do something about: shown as one sentence, without a stack. */
export class Refusal extends Error {}
