import { aboutTemplate } from './about-template.ts'
import { collectionTemplate } from './collection-template.ts'
import { contactTemplate } from './contact-template.ts'
import { faqTemplate } from './faq-template.ts'
import { homeTemplate } from './home-template.ts'
import { landingTemplate } from './landing-template.ts'
import { lookbookTemplate } from './lookbook-template.ts'
import type { PageTemplate } from './page-template.ts'

export const pageTemplates: readonly PageTemplate[] = [
  homeTemplate,
  landingTemplate,
  collectionTemplate,
  lookbookTemplate,
  aboutTemplate,
  contactTemplate,
  faqTemplate,
]
