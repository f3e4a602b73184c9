import type { Migrations } from '../../kit/define-section.ts'

export const searchResultsMigrations: Migrations = []
