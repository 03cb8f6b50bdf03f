import type { ComponentType } from 'react'
import { TwoPhones } from './two-phones.tsx'

/** What articles show between their paragraphs, by the name that an image of theirs leads to. */
export const drawings: Readonly<Record<string, ComponentType>> = { 'two-phones': TwoPhones }
