import * as z from 'zod/mini'
import { languages } from './language.ts'

/** One of the languages that a website can be in. */
export const languageSchema = z.enum(languages)
