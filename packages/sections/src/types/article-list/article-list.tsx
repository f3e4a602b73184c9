import { useQuery } from '@tanstack/react-query'
import type { ArticleList as Articles } from '@vitrine/contract/content/article.ts'
import { SectionModeContext, useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { deviceVars, oneOf, vars, type StyleVars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { ArticleCard } from '../../parts/article-card/article-card.tsx'
import '../../parts/article-card/articles.css'
import { columnSizes, columnVars } from '../../parts/product-card/column-vars.ts'
import { SectionBox } from '../../parts/section-box.tsx'
import { useContext } from 'react'
import { articlesQuery } from './article-list.data.ts'
import { ArticleSkeletons } from './article-skeletons.tsx'
import type { ArticleListProps, articleListSchema } from './article-list.schema.ts'
import { BlogPaging } from './blog-paging.tsx'
import { BlogTags } from './blog-tags.tsx'

const columnsIfUnset = { desktopColumns: 3, tabletColumns: 2, mobileColumns: 1 }
const ratios = { portrait: '4 / 5', square: '1', landscape: '3 / 2' }
const blogPath = /^blog(?:\/tag\/[^/]+)?$/

export function ArticleList(section: SectionProps<typeof articleListSchema>) {
  const { id, props } = section
  const { data, error, refetch } = useQuery(articlesQuery(props, useStoreSource()))
  return (
    <SectionBox id={id} box={props} vars={listVars(props)}>
      <div className="article-list">
        <Title props={props} />
        {error ? (
          <div role="alert" className="article-none">
            <p>Error loading articles: {error.message}</p>
            <button
              type="button"
              className="button button-secondary"
              onClick={() => void refetch()}
            >
              Retry
            </button>
          </div>
        ) : data ? (
          <Cards section={section} articles={data} />
        ) : (
          <ArticleSkeletons count={props.numberOfArticles} />
        )}
      </div>
    </SectionBox>
  )
}

interface CardsProps {
  section: SectionProps<typeof articleListSchema>
  articles: Articles
}

function Cards({ section: { props, aboveFold = false }, articles }: CardsProps) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const isBlog = blogPath.test(props.slug)
  if (!articles.content.length)
    return isCanvas || isBlog ? (
      <p className="article-none">There are no articles here yet.</p>
    ) : null
  return (
    <>
      {isBlog && <BlogTags tags={articles.tags} current={articles.tag?.slug} />}
      <div className="article-grid">
        {articles.content.map((article, index) => (
          <ArticleCard
            key={article.slug}
            article={article}
            look={props}
            heading={isBlog ? 'h2' : 'h3'}
            sizes={columnSizes(props, columnsIfUnset)}
            eager={aboveFold && index < 3}
          />
        ))}
      </div>
      {isBlog && <BlogPaging path={`/${props.slug}`} page={articles} />}
    </>
  )
}

/** Articles have headings of the level below. */
function Title({ props: { title, titleSize, moreText, slug } }: { props: ArticleListProps }) {
  const inline = useInline()
  const isBlog = blogPath.test(slug)
  const Heading = isBlog ? 'h1' : 'h2'
  return (
    <div className="article-head" style={deviceVars('size', titleSize, cssSize)}>
      {title ? (
        <Heading {...inline('title')}>{title}</Heading>
      ) : (
        <h2 className="visually-hidden">Articles</h2>
      )}
      {moreText && !isBlog && (
        <a href="/blog" {...inline('moreText')}>
          {moreText}
        </a>
      )}
    </div>
  )
}

function listVars(props: ArticleListProps): StyleVars {
  return {
    ...columnVars(props, columnsIfUnset),
    ...vars({
      'list-width': cssSize(props.maxWidth),
      'title-align': oneOf(['left', 'center', 'right'])(props.titleAlign),
      'title-color': cssColor(props.titleColor),
      'card-ratio': Object.hasOwn(ratios, props.imageRatio) ? ratios[props.imageRatio] : undefined,
      'card-radius': cssSize(props.cardRadius),
    }),
  }
}
