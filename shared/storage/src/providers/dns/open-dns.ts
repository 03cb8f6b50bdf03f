import { type AskDomain, createAskDomain } from './ask-domain.ts'

/** Resolvers that everybody may ask, and that know nothing of each other. */
const publicResolvers = [
  { called: 'Google', address: '8.8.8.8', port: 53 },
  { called: 'Cloudflare', address: '1.1.1.1', port: 53 },
  { called: 'Quad9', address: '9.9.9.9', port: 53 },
  { called: 'OpenDNS', address: '208.67.222.222', port: 53 },
] as const

const waitMs = 2_000

/** Opens the asking about domains: of the public net, or of one server of this machine that stands for it, for tests. */
export const openDns = (stagePort: number | undefined): AskDomain =>
  stagePort === undefined
    ? createAskDomain({ resolvers: publicResolvers, authorityPort: 53, isStage: false, waitMs })
    : createAskDomain({
        resolvers: [{ called: 'Stage', address: '127.0.0.1', port: stagePort }],
        ...{ authorityPort: stagePort, isStage: true, waitMs },
      })
