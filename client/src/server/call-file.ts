import type { Endpoint, Given, Query } from '@shingle/shared/endpoint/endpoint.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import { inTheirName } from './call-endpoint.ts'
import { requestAnd } from './request.ts'

/** Calls an endpoint that gives a file, in the signed-in person's name: it comes whole, or not at all. */
export const callFile = <Path extends string, Q extends Query, Body>(
  endpoint: Endpoint<Path, string, Q, Body, undefined>,
  given: Given<Path, Q, Body>,
): Promise<Result<Blob>> =>
  inTheirName(
    (accessToken) =>
      requestAnd(endpoint, given, {
        sending: { accessToken },
        read: async (response) => succeed(await response.blob()),
      }),
    {},
  )
