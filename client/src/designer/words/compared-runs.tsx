import type { ComparedRun } from '@shingle/shared/word-help/word-difference.ts'
import help from './help.module.css'

interface ComparedRunsProps {
  runs: readonly ComparedRun[]
  /** What the words that the other text has not are: gone from it, or come into it. */
  mark: 's' | 'ins'
}

/** A text, with the words marked that the other has not. */
export const ComparedRuns = ({ runs, mark: Mark }: ComparedRunsProps) =>
  runs.map(({ text, isCommon }, at) =>
    isCommon ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run has no name but its place
      <Mark key={at} className={Mark === 's' ? help.gone : help.come}>
        {text}
      </Mark>
    ),
  )
