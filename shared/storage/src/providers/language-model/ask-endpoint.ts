import { answerCost } from '@shingle/shared/language-model/limits.ts'
import OpenAI, { APIConnectionError, APIError } from 'openai'
import { answerSchema } from './answer-schema.ts'
import { askAgain, type FailedAttempt } from './ask-again.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { collectAnswer } from './collect-answer.ts'
import type { Answer, AskOptions, Question, Shape } from './language-model.ts'
import type { AskedCost } from './model-metrics.ts'
import { ModelTrouble, problemOf, type TroubleKind } from './model-trouble.ts'
import { type Chunk, readChunk } from './read-chunk.ts'
import { tokensOf } from './tokens-of.ts'

/** Where a model is, and what it is called there. */
export interface Endpoint {
  readonly apiKey: string
  readonly baseUrl: string
  readonly model: string
}

/** Once everything is there, how long is waited for what it cost. */
const usageWaitMs = 300

/** Of an answer whose cost is not told, so many letters are taken for one. */
const lettersPerToken = 3

const openAiHost = 'api.openai.com'

const requestOf = ({ model, baseUrl }: Endpoint, question: Question<Shape>) => {
  const { name, instructions, text, shape, maximumTokens } = question
  // Others know the older name of the limit only, and OpenAI's newer models the newer one.
  const limit =
    new URL(baseUrl).hostname === openAiHost
      ? { max_completion_tokens: maximumTokens }
      : { max_tokens: maximumTokens }
  return {
    ...{ model, ...limit, stream: true as const, stream_options: { include_usage: true } },
    messages: [
      { role: 'system' as const, content: instructions },
      { role: 'user' as const, content: text },
    ],
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name, strict: true, schema: { ...answerSchema(shape) } },
    },
  }
}

const retryAfterMs = (error: APIError): number | undefined => {
  const seconds = Number(error.headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}

const mayPass = (status: number | undefined): boolean =>
  status === undefined || status === 408 || status === 409 || status === 429 || status >= 500

const troubleIn = (error: unknown): ModelTrouble | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelTrouble) return cause
  return undefined
}

const judge = (error: unknown): FailedAttempt => {
  if (troubleIn(error) !== undefined) return { mayHelp: false }
  if (error instanceof APIConnectionError) return { mayHelp: true }
  if (!(error instanceof APIError)) return { mayHelp: false }
  return { mayHelp: mayPass(error.status), askedMs: retryAfterMs(error) }
}

interface Deadline {
  readonly signal: AbortSignal
  readonly timeUp: AbortSignal
  readonly cut: () => void
  readonly until: number
}

const deadlineOf = (withinMs: number, stop: AbortSignal | undefined): Deadline => {
  const timeUp = AbortSignal.timeout(withinMs)
  const cutting = new AbortController()
  const signal = AbortSignal.any([timeUp, cutting.signal, ...(stop ? [stop] : [])])
  return { signal, timeUp, cut: () => cutting.abort(), until: Date.now() + withinMs }
}

const kindOf = (error: unknown, { timeUp }: Deadline, stop: AbortSignal | undefined): TroubleKind => {
  if (stop?.aborted) return 'stopped'
  if (timeUp.aborted) return 'slow'
  return troubleIn(error)?.kind ?? 'away'
}

/** What came of a question, and what it cost. */
export interface Asked<S extends Shape> {
  readonly answer: Answer<S>
  readonly cost: AskedCost
  /** What went wrong, for the log. */
  readonly reason: unknown
}

/** What is known of a question while it is asked. */
interface Course {
  readonly began: number
  attempts: number
  firstTokenMs: number | undefined
  usage: Chunk['usage']
}

const clientOf = ({ apiKey, baseUrl: baseURL }: Endpoint, maximumTokens: number): OpenAI => {
  const bytes = answerCost.bytesBeside + maximumTokens * answerCost.bytesPerToken
  const quiet = { maxRetries: 0, logLevel: 'off', organization: null, project: null } as const
  return new OpenAI({ apiKey, baseURL, ...quiet, fetch: boundedFetch(bytes) })
}

type Collected = ReturnType<typeof collectAnswer>

/** Reads a stream to its end, or until everything is there and what it cost was given time to come. */
const readStream = async (
  stream: AsyncIterable<unknown>,
  { collected, course, cut }: { collected: Collected; course: Course; cut: () => void },
): Promise<void> => {
  let hasEnded = false
  let waiting: NodeJS.Timeout | undefined
  try {
    for await (const sent of stream) {
      const chunk = readChunk(sent)
      if (chunk === undefined) throw new ModelTrouble('unfit', 'it sent a piece that is none')
      if (chunk.text !== '') course.firstTokenMs ??= Date.now() - course.began
      course.usage = chunk.usage ?? course.usage
      collected.add(chunk)
      if (chunk.ending === 'length') throw new ModelTrouble('unfit', 'it would have been too long')
      hasEnded ||= chunk.ending !== undefined
      if (collected.isWhole()) waiting ??= setTimeout(cut, usageWaitMs)
    }
  } finally {
    clearTimeout(waiting)
  }
  if (!hasEnded && !collected.isWhole()) throw new ModelTrouble('away', 'it broke off')
}

const reasonOf = (collected: Collected): ModelTrouble | undefined => {
  if (collected.isWhole()) return undefined
  return collected.trouble() ?? new ModelTrouble('unfit', 'parts are missing')
}

const spentOn = (
  { instructions, text, maximumTokens }: Question<Shape>,
  usage: Chunk['usage'],
  written: number,
) => ({
  asked: usage?.asked ?? tokensOf(instructions + text),
  answered: Math.min(usage?.answered ?? Math.ceil(written / lettersPerToken), maximumTokens),
})

/** Puts one question to an endpoint. Whatever that sends is read within time, bytes and characters. */
export const askEndpoint = async <S extends Shape>(
  endpoint: Endpoint,
  question: Question<S>,
  options: AskOptions<S>,
): Promise<Asked<S>> => {
  const client = clientOf(endpoint, question.maximumTokens)
  const deadline = deadlineOf(options.withinMs, options.signal)
  const collected = collectAnswer(question, options)
  const course: Course = { began: Date.now(), attempts: 0, firstTokenMs: undefined, usage: undefined }
  const read = async (): Promise<void> => {
    course.attempts += 1
    const { signal, cut } = deadline
    const stream = await client.chat.completions.create(requestOf(endpoint, question), { signal })
    await readStream(stream, { collected, course, cut })
  }
  let reason: unknown
  try {
    await askAgain(read, {
      ...deadline,
      // What has begun to come is not asked for again: it would be paid for twice.
      judge: (error) => (course.firstTokenMs === undefined ? judge(error) : { mayHelp: false }),
    })
    reason = reasonOf(collected)
  } catch (error) {
    reason = collected.isWhole() ? undefined : error
  } finally {
    deadline.cut()
  }
  const trouble = reason === undefined ? undefined : kindOf(reason, deadline, options.signal)
  const { attempts, firstTokenMs, began, usage } = course
  const spent = spentOn(question, usage, collected.length())
  return {
    answer: { parts: collected.parts(), trouble: trouble && problemOf[trouble] },
    cost: { ...spent, firstTokenMs, ms: Date.now() - began, trouble, attempts },
    reason,
  }
}
