import {
  longestTitle,
  type SeoProblem,
  type SeoProblemKind,
} from '@vitrine/contract/shop/seo-problems.ts'
import { countOf } from '../../platform/ui/count-of.ts'

export const problemNames: Record<SeoProblemKind, string> = {
  broken_link: 'Broken links',
  missing_title: 'No title of its own',
  double_title: 'Same titles',
  long_title: 'Long titles',
  missing_description: 'No description',
  thin_text: 'Short texts',
  image_alt: 'Images without alt text',
}

/** What is wrong, and what to do. */
export function describeProblem({ kind, of, detail }: SeoProblem): string {
  switch (kind) {
    case 'broken_link':
      if (of === 'menu')
        return `The entry “${detail}” leads to something that is gone or not published. Change it.`
      return `A link leads to ${detail}, which does not exist. Change it.`
    case 'missing_title':
      return 'It has only the title of the template. Write one of its own.'
    case 'double_title':
      return `The title “${detail}” is used more than once. Give each its own.`
    case 'long_title':
      return `The title has ${detail.length} characters and will be cut. Use at most ${longestTitle}.`
    case 'missing_description':
      return 'Search engines choose a text of their own. Write a description.'
    case 'thin_text':
      return `The text is very short. Describe the ${of} in a few sentences.`
    default:
      return `${countOf(Number(detail), 'image has', 'images have')} no alt text. Describe what they show.`
  }
}

const pencils = {
  page: ({ kind, id }: SeoProblem) =>
    kind === 'broken_link' || kind === 'image_alt' ? `/builder?page=${id}` : `/dashboard/pages`,
  product: ({ id }: SeoProblem) => `/dashboard/edit-product/${id}`,
  category: ({ id }: SeoProblem) => `/dashboard/edit-category/${id}`,
  article: ({ id }: SeoProblem) => `/dashboard/articles/${id}`,
  menu: ({ id }: SeoProblem) => `/dashboard/menus/${id}`,
  global: () => '/builder',
}

export function editorOf(problem: SeoProblem): string {
  return pencils[problem.of](problem)
}
