import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** A question as an endpoint gets it. */
export interface FakeQuestion {
  readonly schema: string
  readonly instructions: string
  readonly text: string
  readonly maximumTokens: number
  readonly json: Readonly<Record<string, unknown>>
}

/** Answers one question, however it likes. */
export type FakeAnswer = (question: FakeQuestion, response: ServerResponse) => void | Promise<void>

interface Speed {
  /** How long until the first piece. */
  readonly firstMs?: number
  readonly tokensPerSecond?: number
}

const charactersPerToken = 4

const piecesOf = (text: string): readonly string[] => text.match(/[\s\S]{1,4}/g) ?? []

const event = (data: unknown): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

const chunk = (delta: object, finish: string | null = null) => ({
  ...{ id: 'fake', object: 'chat.completion.chunk', created: 0, model: 'fake' },
  choices: [{ index: 0, delta, finish_reason: finish }],
})

/** Begins a stream of events. */
export const beginStream = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
}

/** Sends a text as a model writes it: piece by piece, each when it is due. */
export const streamText = async (
  response: ServerResponse,
  text: string,
  { firstMs = 0, tokensPerSecond }: Speed = {},
): Promise<void> => {
  beginStream(response)
  const began = Date.now() + firstMs
  await wait(firstMs)
  for (const [at, piece] of piecesOf(text).entries()) {
    const dueMs = tokensPerSecond === undefined ? 0 : began + (at * 1000) / tokensPerSecond - Date.now()
    if (dueMs > 1) await wait(dueMs)
    if (response.destroyed) return
    response.write(event(chunk({ content: piece })))
  }
}

/** Ends an answer as an endpoint does: why it ends, what it cost, and that it is over. */
export const endStream = (response: ServerResponse, text: string, finish = 'stop'): void => {
  if (response.destroyed) return
  response.write(event(chunk({}, finish)))
  const usage = {
    prompt_tokens: 200,
    completion_tokens: Math.ceil(text.length / charactersPerToken),
    total_tokens: 0,
  }
  response.write(event({ ...chunk({}), choices: [], usage }))
  response.end(event('[DONE]'))
}

/** Answers honestly, at a speed. */
export const honestly =
  (write: (question: FakeQuestion) => unknown, speed?: Speed): FakeAnswer =>
  async (question, response) => {
    const written = write(question)
    const text = typeof written === 'string' ? written : JSON.stringify(written)
    await streamText(response, text, speed)
    endStream(response, text)
  }

/** Answers that no honest endpoint gives. */
export const badAnswers = {
  html: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>It works!</h1>')
  },
  away: (_, response) => {
    response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>'.repeat(10_000))
  },
  elsewhere: (_, response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:1/v1/chat/completions' }).end()
  },
  silent: async () => {},
  declines: async (_, response) => {
    beginStream(response)
    response.write(event(chunk({ refusal: 'I cannot help with that.' })))
    endStream(response, '')
  },
  wrongSchema: honestly(() => ({ heading: 7, about: { script: '<script>' } })),
  prose: honestly(() => 'Sure! Here is your website: **Leaks stopped**'),
  cutOff: async (_, response) => {
    await streamText(response, '{"heading":"Leaks stopped","text":"We find wh')
    // What was sent is there before the line breaks.
    await wait(50)
    response.destroy()
  },
  tooLong: async (_, response) => {
    await streamText(response, '{"heading":"Leaks stopped","text":"We find')
    endStream(response, '', 'length')
  },
  echo: honestly(({ instructions }) => ({ heading: 'Leaks stopped', text: instructions.slice(0, 300) })),
  megabyte: async (_, response) => {
    beginStream(response)
    const piece = event(chunk({ content: 'a'.repeat(1_000) }))
    response.write(event(chunk({ content: '{"heading":"' })))
    for (let sent = 0; sent < 1_000 && !response.destroyed; sent += 1) {
      if (!response.write(piece)) await wait(1)
    }
    response.end()
  },
  oneLine: async (_, response) => {
    beginStream(response)
    for (let sent = 0; sent < 1_000 && !response.destroyed; sent += 1) {
      if (!response.write('x'.repeat(1_024))) await wait(1)
    }
    response.end()
  },
  deep: honestly(() => '['.repeat(2_000)),
  drip: async (_, response) => {
    beginStream(response)
    while (!response.destroyed) {
      response.write(': still here\n\n')
      await wait(20)
    }
  },
} as const satisfies Readonly<Record<string, FakeAnswer>>

const readQuestion = async (request: IncomingMessage): Promise<FakeQuestion> => {
  const sent = Object(await json(request))
  const [system, user] = sent.messages
  return {
    schema: sent.response_format.json_schema.name,
    instructions: system.content,
    text: user.content,
    maximumTokens: sent.max_tokens,
    json: sent,
  }
}

/** A language model's endpoint on the loopback address. */
export interface FakeEndpoint {
  readonly baseUrl: string
  readonly questions: readonly FakeQuestion[]
  /** The Authorization headers that came. */
  readonly keys: readonly (string | undefined)[]
  /** Has it answer otherwise from now on. */
  readonly answerBy: (answer: FakeAnswer) => void
  /** How many lines are open. */
  readonly openLines: () => number
  readonly close: () => Promise<void>
}

/** Starts an endpoint that speaks as OpenAI's does and answers as it is told to. */
export const startFakeEndpoint = async (first: FakeAnswer): Promise<FakeEndpoint> => {
  let answer = first
  const questions: FakeQuestion[] = []
  const keys: (string | undefined)[] = []
  let open = 0
  const server = createServer((request, response) => {
    open += 1
    response.once('close', () => {
      open -= 1
    })
    void (async () => {
      keys.push(request.headers.authorization)
      const question = await readQuestion(request)
      questions.push(question)
      await answer(question, response)
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    ...{ questions, keys },
    answerBy: (other) => {
      answer = other
    },
    openLines: () => open,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
