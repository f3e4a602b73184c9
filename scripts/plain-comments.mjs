/** Words that comments never need, each with the plain one. Words with an ordinary use are not here. */
const plain = [
  [/\b(?:afresh|anew)\b/i, 'again'],
  [/\bbaskets?\b/i, 'cart'],
  [/\bbrakes?\b/i, 'limit'],
  [/\b(?:becomes?|became) of\b/i, 'happens to'],
  [/\b(?:comes?|came) to be\b/i, 'is created'],
  [/\bdress(?:es|ed)?\b/i, 'theme'],
  [/\bhear(?:s|d|ing)?\b/i, 'listens, receives'],
  [/\blet(?:s|ting)? go\b/i, 'release, void'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, repair'],
  [/\bparcels?\b/i, 'fulfilment, shipment'],
  [/\bpictures?\b/i, 'image'],
  [/\b(?:stands?|stood)\b(?! (?:for|still|out)\b)/i, 'is'],
  [/\b(?:told|tells) of\b/i, 'reports'],
  [/\b(?:unasked|unawares)\b/i, 'without confirmation'],
  [/\bwhat is there\b/i, 'available, existing'],
  [/\b(?:thereof|whence|wherein|whereupon)\b/i, 'a shorter sentence'],
  [/\bwhoever\b/i, 'the person’s role'],
]

export const plainComments = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          // Names of code are quoted.
          const text = comment.value.replaceAll(/`[^`]*`/g, '')
          for (const [word, better] of plain) {
            const [found] = word.exec(text) ?? []
            if (found) context.report({ node: comment, message: `“${found}”: write ${better}.` })
          }
        }
      },
    }
  },
}
