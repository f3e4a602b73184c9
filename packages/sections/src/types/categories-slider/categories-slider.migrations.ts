import type { Migrations } from '../../kit/define-section.ts'

/** Saved pages outlive our code: each entry lifts old props one version up, forever. */
export const categoriesSliderMigrations: Migrations = []
