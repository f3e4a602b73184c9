import { margin } from '../../kit/box-settings.ts'
import { layout } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { pageMainMigrations } from './page-main.migrations.ts'

/** What a page of the shop shows by itself, among the sections of its template. */
export const pageMainSchema = defineSection({
  type: 'pageMain',
  name: 'Page content',
  contentType: 'normal',
  version: 1,
  hidden: true,
  group: 'Content',
  icon: 'M4 4h16v16H4zM4 9h16M9 9v11',
  migrations: pageMainMigrations,
  settings: layout({ margin }),
})
