/**
 * The name that a built script begins with. By default a shared chunk bears the names of all who share it, in every script
 * that leads to it; of one name seven letters have to do, since a list of names is what cannot be compressed.
 */
export const scriptName = (chunk: string): string => (chunk.split('~')[0] ?? chunk).slice(0, 7)
