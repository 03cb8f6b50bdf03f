import { findDeceit } from '@shingle/shared/link-safety/judge-address.ts'
import type { CheckedSafety } from '@shingle/shared/link-safety/link-safety.ts'

/** Tells whether a link is safe to open, without opening it. Never rejects. */
export type CheckLink = (url: string, signal: AbortSignal) => Promise<CheckedSafety>

/** The embedded default: the address alone tells. */
export const checkByAddress: CheckLink = async (url) => (findDeceit(url) === undefined ? 'Safe' : 'Unsafe')
