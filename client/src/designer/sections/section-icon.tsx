import { definitionOf } from '@shingle/shared/sections/definitions.ts'
import { Icon } from 'lucide-react'

/** The sign of a section type. */
export const SectionIcon = ({ type }: { type: string }) => (
  <Icon iconNode={[['path', { key: type, d: definitionOf(type).icon }]]} aria-hidden="true" />
)
