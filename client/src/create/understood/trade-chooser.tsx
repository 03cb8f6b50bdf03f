import { findTradesEndpoint } from '@shingle/shared/generation/endpoints.ts'
import type { BusinessName } from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { request } from '../../server/request.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './understood.module.css'

const noTrade: BusinessName = { id: noTradeId, name: '', isKind: false }

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** Long enough that a quick hand asks once. */
const settledMs = 150

/** What is called by some words; null where the server did not answer. */
interface Found {
  readonly called: string
  readonly trades: readonly BusinessName[] | null
}

const useTradesCalled = (words: string): Found => {
  const called = words.trim()
  const [found, setFound] = useState<Found>({ called: '', trades: [] })
  useEffect(() => {
    if (called === '') return setFound({ called, trades: [] })
    const asking = new AbortController()
    const ask = async () => {
      const answer = await request(findTradesEndpoint, { query: { called } }, { signal: asking.signal })
      setFound({ called, trades: answer.ok ? answer.value.trades : null })
    }
    const ignoreAbort = () => undefined
    const timer = setTimeout(() => void ask().catch(ignoreAbort), settledMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [called])
  return found
}

interface TradeChooserProps {
  onChoose: (trade: BusinessName) => void
  onCancel: () => void
}

/** Any trade or kind by some letters of its name in any language, or none of them. */
export const TradeChooser = ({ onChoose, onCancel }: TradeChooserProps) => {
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const found = useTradesCalled(words)
  const list = useId()
  const options = found.called === '' ? [] : (found.trades ?? [])
  const chooser = useRef<HTMLDivElement>(null)
  // What stands at the foot of the window would cover it, and what is found.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with what is found
  useEffect(() => void chooser.current?.scrollIntoView?.({ block: 'nearest' }), [options.length])
  const keys = (event: KeyboardEvent) => {
    // Its Enter ends a word of Japanese or Korean.
    if (event.nativeEvent.isComposing) return
    const step = steps.get(event.key)
    const option = options[at]
    if (step !== undefined) setAt((now) => (now + step + options.length) % Math.max(1, options.length))
    else if (event.key === 'Escape') onCancel()
    else if (event.key !== 'Enter') return
    // What is listed may still be of the letters before.
    else if (option && found.called === words.trim()) onChoose(option)
    // Enter would go on to the next question.
    event.preventDefault()
  }
  return (
    <div ref={chooser} className={styles.chooser}>
      <TextField
        label="Your trade"
        role="combobox"
        autoComplete="off"
        autoFocus
        aria-expanded={options.length > 0}
        aria-controls={list}
        aria-activedescendant={options[at] ? `${list}-${at}` : undefined}
        placeholder="Piano tuner"
        value={words}
        onChange={(typed) => {
          setWords(typed)
          setAt(0)
        }}
        onKeyDown={keys}
      />
      {options.length > 0 && (
        <div id={list} role="listbox" aria-label="Trades" className={styles.options}>
          {options.map((option, index) => (
            <button
              key={option.id}
              id={`${list}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerMove={() => setAt(index)}
              onClick={() => onChoose(option)}
            >
              {option.name}
              {option.isKind && <small>any of the kind</small>}
            </button>
          ))}
        </div>
      )}
      <p className={styles.note} role="status">
        {wordsOf(found)}
      </p>
      <div className={styles.actions}>
        <Button kind="line" onClick={() => onChoose(noTrade)}>
          None of these
        </Button>
        <Button kind="link" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

const wordsOf = ({ called, trades }: Found): string => {
  if (called === '') return 'Type what you are, in your own language.'
  if (trades === null) return 'Trades cannot be looked up without a connection.'
  if (trades.length === 0) return 'No trade is called so.'
  return trades.length === 1 ? 'One trade found.' : `${trades.length} trades found.`
}
