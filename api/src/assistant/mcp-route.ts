import { invalidToken, tooManyRequests } from '@shingle/shared/account/problems.ts'
import { assistantCallEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import { assistantTokenPrefix } from '@shingle/shared/assistant/limits.ts'
import { notGranted } from '@shingle/shared/assistant/problems.ts'
import { type Result, refuse } from '@shingle/shared/problem/problem.ts'
import { productName } from '@shingle/shared/product/product.ts'
import type { AssistantTokenRow, AssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Turns } from '@shingle/storage/turns/turns.ts'
import type { Context } from 'koa'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { createCallTurns } from '../limits/call-turns.ts'
import { countAddress } from '../limits/count-address.ts'
import type { CountUse, TryUse } from '../limits/rate-limits.ts'
import { hashOf } from '../session/keys.ts'
import type { AssistantCaller, AssistantTool, ToolInput, ToolPorts } from './assistant-tool.ts'
import { assistantTools } from './assistant-tools.ts'

interface Stores extends ToolPorts {
  readonly assistantTokens: AssistantTokens
  readonly users: Users
  readonly countUse: CountUse
  readonly tryUse: TryUse
}

interface Services extends Stores {
  /** In which whole drafts are read. */
  readonly turns: Turns
}

// To read a whole draft, and to try edits of it, takes this thread longer than any other call.
const room = { ofOne: 10, ofAll: 60 }

/** What is handed on within the process has no origin; a request of the web's shape wants one. */
const ownOrigin = 'http://localhost'

const bearer = /^Bearer (\S{1,100})$/

/** Whose assistant calls, and which. */
const callerOf = async ({ assistantTokens, users, countUse }: Services, ctx: Context) => {
  const token = bearer.exec(ctx.get('authorization'))?.[1]
  const row = token?.startsWith(assistantTokenPrefix) ? await assistantTokens.use(hashOf(token)) : undefined
  const user = row && (await users.find(row.userId))
  if (row === undefined || user === undefined) {
    await countAddress(countUse, 'assistant-calls-per-address', ctx.ip)
    ctx.set('WWW-Authenticate', 'Bearer')
    throw new Refusal(invalidToken)
  }
  const caller = { ...user, sessionId: `assistant ${row._id}`, authenticatedAt: row.createdAt }
  const isLetIn = async () => (await assistantTokens.find(row._id)) !== undefined
  return { row, who: { caller, assistant: row.name, isLetIn } }
}

/** What a call is refused for that is thrown, where too many wait for their turn. */
const problemOf = (thrown: unknown): Result<never> => {
  if (thrown instanceof Refusal) return refuse(thrown.problem)
  throw thrown
}

const toldOf = (answered: Result<unknown>) => ({
  isError: !answered.ok,
  content: [
    {
      type: 'text' as const,
      text: answered.ok ? JSON.stringify(answered.value) : answered.problem.text,
    },
  ],
})

/** A server for one message: it keeps nothing of who called. */
const openServer = async (ports: Services, who: AssistantCaller, { scopes }: AssistantTokenRow) => {
  // Loaded only where it is wanted: most deployments are called by no assistant.
  const [{ McpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ])
  const server = new McpServer({ name: productName, version: '1' })
  const run = async (tool: AssistantTool, given: ToolInput): Promise<Result<unknown>> => {
    const { scope, limit, readsDraft } = tool
    if (!scopes.includes(scope)) return refuse(notGranted)
    if (limit !== undefined && !(await ports.tryUse(limit, who.caller.id))) return refuse(tooManyRequests)
    const answer = () => tool.run(ports, who, given)
    return readsDraft ? ports.turns.take(who.caller.id, answer) : answer()
  }
  for (const tool of assistantTools)
    server.registerTool(
      tool.name,
      { description: tool.description, inputSchema: tool.input },
      (given: ToolInput) => run(tool, given).catch(problemOf).then(toldOf),
    )
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return { server, transport }
}

/** The Model Context Protocol: what an owner's own assistant may read and do, by its token. */
export const mcpRoute = (stores: Stores): Route => {
  const services: Services = { ...stores, turns: createCallTurns(room) }
  return openRoute(assistantCallEndpoint, {
    summary: 'The Model Context Protocol, for an owner’s own assistant with a token of its own',
    problems: [invalidToken],
    // Assistants of many owners call from the few addresses of whoever runs them: only strangers use up an address.
    countedAs: () => undefined,
    handle: async ({ ctx, body }) => {
      const { row, who } = await callerOf(services, ctx)
      await services.countUse('assistant-calls-per-user', who.caller.id)
      const { server, transport } = await openServer(services, who, row)
      try {
        const headers = new Headers({ accept: ctx.get('accept'), 'content-type': 'application/json' })
        const version = ctx.get('mcp-protocol-version')
        if (version !== '') headers.set('mcp-protocol-version', version)
        const { method, path } = assistantCallEndpoint
        const request = new Request(new URL(path, ownOrigin), { method, headers })
        const answer = await transport.handleRequest(request, { parsedBody: body })
        const type = answer.headers.get('content-type')
        if (type !== null) ctx.set('Content-Type', type)
        ctx.body = await answer.text()
        return { status: answer.status, body: undefined }
      } finally {
        await server.close()
      }
    },
  })
}
