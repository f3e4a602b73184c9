/** Words that comments and names of tests never need, each with the plain one. Words with an ordinary use are not here. */
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

/** `test(…)`, `test.step(…)`, `test.each(…)(…)` and the like. */
function isTest(callee) {
  if (callee.type === 'MemberExpression') return isTest(callee.object)
  if (callee.type === 'CallExpression') return isTest(callee.callee)
  return callee.type === 'Identifier' && ['test', 'it', 'describe'].includes(callee.name)
}

export const plainWords = {
  create(context) {
    function check(node, text) {
      for (const [word, better] of plain) {
        const [found] = word.exec(text) ?? []
        if (found) context.report({ node, message: `“${found}”: write ${better}.` })
      }
    }
    return {
      Program() {
        // Names of code are quoted.
        for (const comment of context.sourceCode.getAllComments())
          check(comment, comment.value.replaceAll(/`[^`]*`/g, ''))
      },
      CallExpression({ callee, arguments: [name] }) {
        if (!name || !isTest(callee)) return
        if (name.type === 'Literal') check(name, String(name.value))
        if (name.type === 'TemplateLiteral')
          for (const { value } of name.quasis) check(name, value.raw)
      },
    }
  },
}
