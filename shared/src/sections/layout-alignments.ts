import type { Alignment, Frame } from './frame.ts'
import type { AnyLayout } from './layout.ts'

const across = ['Left', 'Center', 'Right'] as const
/** Where the words may lie in layouts whose words can take the whole width. */
export const acrossOrFilling = [...across, 'Fill'] as const
/** Where the words may lie in layouts whose words stand beside something higher. */
export const acrossOrUpright = [...across, 'Top', 'Bottom'] as const

/** Where the words of a section may lie in one of its layouts. */
export const offeredAlignments = ({ alignments = across }: AnyLayout): readonly Alignment[] => alignments

/** Where the words lie: as their owner chose if the layout offers that, else as the look has it. */
export const alignmentIn = (layout: AnyLayout, { alignment }: Pick<Frame, 'alignment'>): Frame['alignment'] =>
  offeredAlignments(layout).find((offered) => offered === alignment) ?? 'auto'
