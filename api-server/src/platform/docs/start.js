globalThis.SwaggerUIBundle({
  url: 'docs/openapi.yaml',
  dom_id: '#documentation',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  // Otherwise the contract's address would be sent to a public service.
  validatorUrl: null,
});
