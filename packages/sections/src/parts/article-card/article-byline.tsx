import { shownDate } from './shown-date.ts'

interface BylineProps {
  /** As 2026-11-26, or '' to leave it out. */
  day: string
  author: string
}

export function ArticleByline({ day, author }: BylineProps) {
  const date = shownDate(day)
  if (!date && !author) return null
  return (
    <p className="article-byline">
      {date && <time dateTime={day}>{date}</time>}
      {date && author && ' · '}
      {author && <span dir="auto">{author}</span>}
    </p>
  )
}
