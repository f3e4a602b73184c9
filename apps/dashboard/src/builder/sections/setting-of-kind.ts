import type { Setting } from '@vitrine/sections/kit/setting.ts'

export type SettingOfKind<Kind extends Setting['kind']> = Extract<Setting, { kind: Kind }>
