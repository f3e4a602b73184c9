import { section } from '../render/compose-page.ts'
import { onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

export const articleListPresets: readonly SectionPreset[] = [
  { name: 'The three newest', item: section('articleList', 'newest', {}) },
  {
    name: 'Tall, on a soft ground',
    item: section('articleList', 'soft', {
      ...onSoft,
      title: 'Stories',
      titleAlign: 'center',
      imageRatio: 'portrait',
      showExcerpt: false,
      numberOfArticles: 4,
      desktopColumns: 4,
      mobileColumns: 2,
    }),
  },
  {
    name: 'Headlines only',
    item: section('articleList', 'headlines', {
      title: 'What is new',
      showImage: false,
      showAuthor: true,
      numberOfArticles: 4,
      desktopColumns: 2,
    }),
  },
]
