export const socialNames = {
  instagram: 'Instagram',
  twitter: 'Twitter',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
}

export type SocialName = keyof typeof socialNames

export interface SocialIcon {
  id: string
  icon: SocialName
  url: string
}
