/** A Babel plugin that keeps of a module only what it imports: the boundaries need no more, and read it in half the time. */
module.exports = ({ types }) => ({
  parserOverride(code, options, parse) {
    const file = parse(code, options)
    const kept = file.program.body.filter(
      (statement) => types.isImportDeclaration(statement) || statement.source,
    )
    types.traverseFast(file.program, (node) => {
      if (types.isCallExpression(node) && types.isImport(node.callee))
        kept.push(types.expressionStatement(node))
    })
    file.program.body = kept
    return file
  },
})
