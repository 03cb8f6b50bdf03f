import {
  type FakeAnswer,
  type FakeEndpoint,
  type FakeQuestion,
  honestly,
  startFakeEndpoint,
} from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'

const texts: Readonly<Record<string, string>> = {
  headline: 'Leaks stopped, drains cleared',
  text: 'You tell us what the water is doing. We come and look.',
  heading: 'What we fix and fit',
  contactTitle: 'Tell us more',
  contactText: 'Say what is wrong and where.',
  newsletterTitle: 'News by mail',
}

const service = 'We look first, and say what is wrong. Then it is put right.'

interface Part {
  readonly enum?: readonly string[]
  readonly minItems?: number
  readonly type?: string
}

const writePart = (name: string, part: Part): unknown => {
  if (part.enum !== undefined) return part.enum.at(-1)
  if (part.type === 'array') return Array.from({ length: part.minItems ?? 0 }, () => service)
  return texts[name] ?? 'Water goes where it should'
}

/** What an honest model writes of a plumber, in the shape that it is asked for. */
export const writeOfPlumber = ({ json }: FakeQuestion): Record<string, unknown> => {
  const { properties } = Object(json.response_format).json_schema.schema
  return Object.fromEntries(
    Object.entries(Object(properties)).map(([name, part]) => [name, writePart(name, Object(part))]),
  )
}

/** The speed of a small model on a good line. */
export const realSpeed = { firstMs: 500, tokensPerSecond: 80 }

/** Writes of a plumber as fast as models do. */
export const atRealSpeed: FakeAnswer = honestly(writeOfPlumber, realSpeed)

/** The environment that connects a product to an endpoint. */
export const connectedTo = ({ baseUrl }: FakeEndpoint): Record<string, string> => ({
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: 'fake',
})

/** Starts a model that writes of a plumber at real speed. */
export const startFakeWriter = (answer: FakeAnswer = atRealSpeed): Promise<FakeEndpoint> =>
  startFakeEndpoint(answer)
