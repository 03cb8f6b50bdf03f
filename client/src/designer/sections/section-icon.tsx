import { definitionOf } from '@shingle/shared/sections/definitions.ts'
import { Icon } from 'lucide-react'
import { memo } from 'react'

/** The sign of a section type. */
export const SectionIcon = memo(function SectionIcon({ type }: { type: string }) {
  return <Icon iconNode={[['path', { key: type, d: definitionOf(type).icon }]]} aria-hidden="true" />
})
