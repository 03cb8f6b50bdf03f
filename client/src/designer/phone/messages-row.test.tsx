// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { MessagesRow } from './messages-row.tsx'

const rowOf = (website: Parameters<typeof aWebsite>[0]) =>
  renderToStaticMarkup(
    <WebsiteProvider value={aWebsite(website)}>
      <MessagesRow />
    </WebsiteProvider>,
  ).replaceAll(/<[^>]+>/g, '|')

describe('[ruling 16] among the parts of the page on a phone', () => {
  test.each([1, 2, 17])('its owner is told of %i new messages, as in every list', (unread) =>
    expect(rowOf({ unread })).toMatch(new RegExp(`Messages.*\\b${unread} new\\b`)),
  )
  it.each([{}, { unread: 0 }])('nothing is said to be new where nothing is: %j', (website) =>
    expect(rowOf(website)).toMatch(/Messages.*What visitors wrote to you/),
  )
  it('an editor, who may not read them, is told nothing of them', () =>
    expect(rowOf({ role: 'Collaborator', unread: 3 })).toBe(''))
})
