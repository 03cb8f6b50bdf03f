/** What an owner lets their own assistant do: read their websites, edit their drafts, publish them. */
export const assistantScopes = ['read', 'edit', 'publish'] as const

/** What an owner lets their own assistant do. */
export type AssistantScope = (typeof assistantScopes)[number]

/** What each of them comes to, as a person is told it. */
export const scopeWords: Readonly<Record<AssistantScope, string>> = {
  read: 'reads your websites',
  edit: 'edits your drafts',
  publish: 'publishes',
}
