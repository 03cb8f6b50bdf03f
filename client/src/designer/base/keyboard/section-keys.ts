import { commandKeys } from './command-keys.ts'

/** The keys of the chosen section, written alike wherever one of them is offered. */
export const sectionKeys = {
  duplicate: commandKeys('D'),
  hide: commandKeys('Shift H'),
  remove: 'Del',
}
