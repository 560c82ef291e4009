/// <reference types="node" />
/// <reference types="@types/jest" />
/// <reference types="@testing-library/jest-dom" />
