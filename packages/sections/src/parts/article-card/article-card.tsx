import type { ArticleCard as Article } from '@vitrine/contract/content/article.ts'
import { SectionImage } from '../section-image.tsx'
import { ArticleByline } from './article-byline.tsx'
import { articlePath } from './article-paths.ts'

interface ArticleCardLook {
  showImage: boolean
  showExcerpt: boolean
  showDate: boolean
  showAuthor: boolean
}

interface ArticleCardProps {
  article: Article
  look: ArticleCardLook
  /** One level below the heading of the list. */
  heading: 'h2' | 'h3'
  sizes: string
  eager: boolean
}

export function ArticleCard({ article, look, heading: Heading, sizes, eager }: ArticleCardProps) {
  const { slug, title, cover, excerpt, publishedOn, author } = article
  const path = articlePath(slug)
  return (
    <article className="article-card">
      {look.showImage && cover && (
        <a href={path} className="article-frame" tabIndex={-1} aria-hidden="true">
          <SectionImage src={cover} alt="" sizes={sizes} eager={eager} />
        </a>
      )}
      <Heading dir="auto">
        <a href={path}>{title}</a>
      </Heading>
      {look.showExcerpt && excerpt && (
        <p className="article-excerpt" dir="auto">
          {excerpt}
        </p>
      )}
      <ArticleByline
        day={look.showDate ? publishedOn : ''}
        author={look.showAuthor ? author : ''}
      />
    </article>
  )
}
