/** Thrown by a handler whose job no later attempt can do: it is given up at once. */
export class FinalFailure extends Error {}
