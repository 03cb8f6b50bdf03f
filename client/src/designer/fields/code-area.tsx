import { type ComponentProps, useId, useRef } from 'react'
import { describedBy, FieldFrame, type FieldWords } from '../../ui/field-frame.tsx'
import styles from './code-area.module.css'
import { type CodeToken, codeTokens } from './code-tokens.ts'

export type CodeAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id'> &
  FieldWords & {
    value: string
    onChange: (value: string) => void
  }

/** Longer code is shown in one colour: colouring it would hold up who types. */
const colouredMaximum = 20_000
/** So many pieces have a color of their own, and what is behind them one together. */
const piecesMaximum = 2_000

/** A text field for code: what is typed is shown in colours below it, letter by letter in the same place. */
export const CodeArea = ({ value, onChange, ...props }: CodeAreaProps) => {
  const id = useId()
  const below = useRef<HTMLPreElement>(null)
  const { label, labelHidden, optional, hint, error, limit, counts, measure, ...rest } = props
  const words: FieldWords = { label, labelHidden, optional, hint, error, limit, counts, measure }
  const isColoured = value.length <= colouredMaximum
  return (
    <FieldFrame id={id} value={value} {...words}>
      <div className={styles.code}>
        {isColoured && (
          <pre ref={below} className={styles.below} aria-hidden="true">
            {piecesOf(value).map(({ kind, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter typed at the beginning changes one piece, and makes none anew
              <span key={at} className={styles[kind]}>
                {text}
              </span>
            ))}
            {/* A line that is empty yet has its height, too. */}
            {'\n'}
          </pre>
        )}
        <textarea
          {...rest}
          id={id}
          className={isColoured ? styles.above : styles.alone}
          spellCheck={false}
          autoCapitalize="off"
          value={value}
          maxLength={limit}
          onChange={(event) => onChange(event.target.value)}
          onScroll={({ currentTarget }) => {
            if (below.current) below.current.scrollTop = currentTarget.scrollTop
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
      </div>
    </FieldFrame>
  )
}

const piecesOf = (code: string): readonly CodeToken[] => {
  const tokens = codeTokens(code)
  if (tokens.length <= piecesMaximum) return tokens
  const rest = tokens.slice(piecesMaximum).map(({ text }) => text)
  return [...tokens.slice(0, piecesMaximum), { kind: 'plain', text: rest.join('') }]
}
