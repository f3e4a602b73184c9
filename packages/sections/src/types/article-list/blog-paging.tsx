interface BlogPagingProps {
  path: string
  page: { pageNumber: number; totalPages: number }
}

export function BlogPaging({ path, page: { pageNumber, totalPages } }: BlogPagingProps) {
  if (totalPages < 2) return null
  const pathOf = (page: number) => (page ? `${path}/page/${page + 1}` : path)
  return (
    <nav className="article-paging" aria-label="Pages">
      {pageNumber > 0 && (
        <a rel="prev" href={pathOf(pageNumber - 1)} className="button button-secondary">
          Newer
        </a>
      )}
      <span aria-current="page">
        Page {pageNumber + 1} of {totalPages}
      </span>
      {pageNumber + 1 < totalPages && (
        <a rel="next" href={pathOf(pageNumber + 1)} className="button button-secondary">
          Older
        </a>
      )}
    </nav>
  )
}
