import {
  type ProductEnvironment,
  readProductEnvironment,
  type Variables,
} from '@shingle/storage/environment/environment.ts'
import { Refusal } from './refusal.ts'

/** Everything that the environment and the command say about the embedded default. */
export type Configuration = ProductEnvironment & { readonly isDevelopment: boolean }

/** Reads the environment, or refuses with the variable's name and what it takes. */
export const readConfiguration = (variables: Variables, args: readonly string[]): Configuration => {
  try {
    return { ...readProductEnvironment(variables), isDevelopment: args.includes('--dev') }
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}
