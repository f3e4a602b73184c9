import { isSlug } from '@vitrine/commerce/text/slug.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { ArticleByline } from '../../parts/article-card/article-byline.tsx'
import { articlePath, tagPath } from '../../parts/article-card/article-paths.ts'
import '../../parts/article-card/articles.css'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { StoredHtml } from '../../parts/stored-html.tsx'
import type { articleSchema } from './article.schema.ts'

export function Article({ id, props }: SectionProps<typeof articleSchema>) {
  const { slug, title, author, publishedOn, lead, cover, coverAlt, body, tags } = props
  if (!isSlug(slug)) return <SectionBox id={id} box={{}} />
  return (
    <SectionBox
      id={id}
      box={{ padding: { base: '2.5rem 2rem 4rem', mobile: '1.5rem 1.25rem 3rem' } }}
    >
      <article className="article-page">
        <Trail title={title} slug={slug} />
        <header>
          <h1 dir="auto">{title}</h1>
          {lead && (
            <p className="article-lead" dir="auto">
              {lead}
            </p>
          )}
          <ArticleByline day={publishedOn} author={author} />
        </header>
        {cover && (
          <figure className="article-cover">
            <SectionImage
              src={cover}
              alt={coverAlt}
              eager
              fetchPriority="high"
              sizes="(max-width: 767px) 100vw, 736px"
            />
          </figure>
        )}
        <StoredHtml className="prose" html={body} />
        {tags.length > 0 && (
          <ul className="article-tags" aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag.slug}>
                <a href={tagPath(tag.slug)} rel="tag">
                  {tag.name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </article>
    </SectionBox>
  )
}

function Trail({ title, slug }: { title: string; slug: string }) {
  return (
    <nav aria-label="Breadcrumb" className="article-trail">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        <li>
          <a href="/blog">Blog</a>
        </li>
        <li>
          <a href={articlePath(slug)} aria-current="page">
            {title}
          </a>
        </li>
      </ol>
    </nav>
  )
}
