import { createHistogram, family, samplesBy } from '../../metrics/prometheus.ts'
import { type TroubleKind, troubleKinds } from './model-trouble.ts'

/** Upper bounds of the buckets. */
const seconds = [0.1, 0.25, 0.5, 1, 2, 3, 4.5, 6, 8, 12] as const

/** What one question cost. */
export interface AskedCost {
  readonly asked: number
  readonly answered: number
  readonly firstTokenMs: number | undefined
  readonly ms: number
  /** Undefined where the whole answer was fit. */
  readonly trouble: TroubleKind | undefined
  readonly attempts: number
}

const outcomes = ['answered', ...troubleKinds] as const

/** Counts what the model costs and how long it takes, for Prometheus and the like. */
export const createModelMetrics = () => {
  const byOutcome = new Map<string, number>(outcomes.map((outcome) => [outcome, 0]))
  const tokens = new Map<string, number>([
    ['asked', 0],
    ['answered', 0],
  ])
  const whole = createHistogram('model_answer_seconds', seconds)
  const first = createHistogram('model_first_token_seconds', seconds)
  let [retries, refusals] = [0, 0]
  const add = (counts: Map<string, number>, key: string, by: number) =>
    counts.set(key, (counts.get(key) ?? 0) + by)
  return {
    /** A question was put, whatever came of it. */
    ask: ({ asked, answered, firstTokenMs, ms, trouble, attempts }: AskedCost): void => {
      add(byOutcome, trouble ?? 'answered', 1)
      add(tokens, 'asked', asked)
      add(tokens, 'answered', answered)
      retries += Math.max(0, attempts - 1)
      whole.observe(ms / 1000)
      if (firstTokenMs !== undefined) first.observe(firstTokenMs / 1000)
    },
    /** A request was turned away because a budget was spent. */
    refuse: (): void => {
      refusals += 1
    },
    /** Everything in the Prometheus text format. */
    render: (): string =>
      `${[
        ...family(
          'counter',
          'model_questions_total',
          samplesBy('model_questions_total', 'outcome', byOutcome),
        ),
        ...family('counter', 'model_tokens_total', samplesBy('model_tokens_total', 'kind', tokens)),
        ...family('counter', 'model_retries_total', [['model_retries_total', retries]]),
        ...family('counter', 'model_budget_refusals_total', [['model_budget_refusals_total', refusals]]),
        ...family('histogram', 'model_answer_seconds', whole.samples()),
        ...family('histogram', 'model_first_token_seconds', first.samples()),
      ].join('\n')}\n`,
  }
}

/** The counts of one process. */
export type ModelMetrics = ReturnType<typeof createModelMetrics>
