import type { Token, Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { headingId } from './article.ts'
import { drawings } from './drawings.ts'

const spans = (tokens: readonly Token[] | undefined): ReactNode =>
  createElement(Fragment, null, ...(tokens ?? []).map(show))

/** A drawing alone in its paragraph is a figure, wider than the text; what it is called stands below it. */
const Figure = ({ href, text }: { href: string; text: string }) => {
  const Drawing = drawings[href]
  if (!Drawing) throw new Error(`there is no drawing ${href}`)
  return (
    <figure className="wide">
      <Drawing />
      <figcaption>{text}</figcaption>
    </figure>
  )
}

const Table = ({ header, rows }: Pick<Tokens.Table, 'header' | 'rows'>) => (
  <table>
    <thead>
      <tr>
        {header.map((cell) => (
          <th key={cell.text} scope="col">
            {spans(cell.tokens)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]?.text}>
          {row.map((cell) => (
            <td key={cell.text}>{spans(cell.tokens)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Paragraph = ({ tokens }: Pick<Tokens.Paragraph, 'tokens'>) => {
  const [only] = tokens
  return only?.type === 'image' ? <Figure href={only.href} text={only.text} /> : <p>{spans(tokens)}</p>
}

const List = ({ ordered, items }: Pick<Tokens.List, 'ordered' | 'items'>) => {
  const rows = items.map((item) => <li key={item.raw}>{spans(item.tokens)}</li>)
  return ordered ? <ol className="steps">{rows}</ol> : <ul className="plain">{rows}</ul>
}

const Heading = ({ depth, text, tokens }: Pick<Tokens.Heading, 'depth' | 'text' | 'tokens'>) =>
  depth === 2 ? <h2 id={headingId(text)}>{spans(tokens)}</h2> : <h3>{spans(tokens)}</h3>

/** Markdown as far as articles are written in it; anything else ends the build. */
const show = (token: Token): ReactNode => {
  switch (token.type) {
    case 'space':
      return null
    case 'text':
      return token.tokens ? spans(token.tokens) : token.text
    case 'escape':
      return token.text
    case 'strong':
      return <b>{spans(token.tokens)}</b>
    case 'em':
      return <em>{spans(token.tokens)}</em>
    case 'link':
      return <a href={token.href}>{spans(token.tokens)}</a>
    case 'heading':
      return <Heading depth={token.depth} text={token.text} tokens={token.tokens ?? []} />
    case 'paragraph':
      return <Paragraph tokens={token.tokens ?? []} />
    case 'blockquote':
      return <div className="pull">{spans(token.tokens)}</div>
    case 'list':
      return <List ordered={token.ordered} items={token.items} />
    case 'table':
      return <Table header={token.header} rows={token.rows} />
    default:
      throw new Error(`articles are written without ${token.type}: ${token.raw}`)
  }
}

export const ArticleText = ({ blocks }: { blocks: readonly Token[] }) => spans(blocks)
