import type { Option } from '../../kit/setting.ts'

export type SocialName = 'instagram' | 'twitter' | 'facebook' | 'pinterest'

export interface SocialIcon {
  id: string
  icon: SocialName
  url: string
}

/** The networks that have a mark. */
export const socialNames: readonly Option<SocialName>[] = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'twitter', label: 'Twitter' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'pinterest', label: 'Pinterest' },
]
