import { aboutTemplate } from './about-template.ts'
import { collectionTemplate } from './collection-template.ts'
import { contactTemplate } from './contact-template.ts'
import { driveTemplate } from './drive-template.ts'
import { faqTemplate } from './faq-template.ts'
import { homeTemplate } from './home-template.ts'
import { landingTemplate } from './landing-template.ts'
import { lookbookTemplate } from './lookbook-template.ts'
import { onePageTemplate } from './one-page-template.ts'
import type { PageTemplate } from './page-template.ts'
import { quietHomeTemplate } from './quiet-home-template.ts'
import { seasonTemplate } from './season-template.ts'
import { spotlightTemplate } from './spotlight-template.ts'

export const pageTemplates: readonly PageTemplate[] = [
  homeTemplate,
  landingTemplate,
  collectionTemplate,
  spotlightTemplate,
  quietHomeTemplate,
  seasonTemplate,
  driveTemplate,
  onePageTemplate,
  lookbookTemplate,
  aboutTemplate,
  contactTemplate,
  faqTemplate,
]
