const fractions = new Set(['round', 'floor', 'ceil', 'trunc', 'pow', 'sqrt', 'random'])
const message = 'Money is whole minor units: scale, allocate or read it with commerce/money.ts.'

export const wholeMoney = {
  create(context) {
    const report = (node) => context.report({ node, message })
    return {
      BinaryExpression(node) {
        if (node.operator === '/' || node.operator === '**') report(node)
      },
      AssignmentExpression(node) {
        if (node.operator === '/=' || node.operator === '**=') report(node)
      },
      Literal(node) {
        if (typeof node.value === 'number' && !Number.isInteger(node.value)) report(node)
      },
      MemberExpression(node) {
        const { object, property } = node
        const isMath = object.name === 'Math' && fractions.has(property.name)
        if (isMath || property.name === 'toFixed' || property.name === 'parseFloat') report(node)
      },
      CallExpression({ callee }) {
        if (callee.name === 'parseFloat') report(callee)
      },
    }
  },
}
