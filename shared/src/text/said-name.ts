// A name is no message: whoever may name themselves as they like would have strangers read an address or a number to call.
const address = /@|:\/\/|\p{L}\p{L}\.\p{L}\p{L}/u
const number = /\d(?:[\s().-]*\d){5,}/

// Longer than most: the rest of a heading or a subject has room beside it.
const longest = 60

/** A name that its bearer chose, where strangers read it; `otherwise` where it would lead them somewhere else. */
export const saidName = (name: string, otherwise: string): string =>
  name.length > longest || address.test(name) || number.test(name) ? otherwise : name
