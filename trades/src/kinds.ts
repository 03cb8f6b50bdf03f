// Written by scripts/trade-lists.ts from the folders of kinds/.
import type { Kind } from './kind.ts'
import { kind as animalsKind } from './kinds/animals/kind.ts'
import { kind as farewellKind } from './kinds/farewell/kind.ts'

/** Every kind that has a folder. */
export const kinds: readonly Kind[] = [
  animalsKind,
  farewellKind,
]
