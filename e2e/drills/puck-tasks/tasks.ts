/** Both editors begin with a heading, three texts, and columns with a text on the left. */
export const tasks = [
  'Add a text between two others',
  'Move a section to the top',
  'Change a heading’s words where they are',
  'Move a text into the other column',
  'Duplicate a section',
  'Take the last step back',
  'Change a text size on phones only',
  'Give a heading a colour of the theme',
  'Add an image of one’s own',
  'Hide a section without deleting it',
  'Find a section by its words on a page of 100',
  'Copy a section to another page',
] as const

export type Task = (typeof tasks)[number]
