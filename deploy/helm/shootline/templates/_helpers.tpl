{{- /* Labels of one part, given [root, part]: those that select its pods, and all. */}}
{{- define "shootline.selector" -}}
app.kubernetes.io/name: shootline
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "shootline.labels" -}}
{{ include "shootline.selector" . }}
app.kubernetes.io/version: {{ (index . 0).Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ (index . 0).Release.Service }}
helm.sh/chart: shootline-{{ (index . 0).Chart.Version }}
{{- end }}

{{- define "shootline.image" -}}
{{- $image := index (index . 0).Values.images (index . 1) -}}
{{ $image.repository }}:{{ $image.tag | default (index . 0).Chart.AppVersion }}
{{- end }}

{{- define "shootline.pullSecrets" -}}
{{- with .Values.images.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "shootline.confined" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- /* What runs the server's image, given [root, part]: pod settings, container settings, volumes. */}}
{{- define "shootline.serverPod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- include "shootline.pullSecrets" . }}
{{- end }}

{{- define "shootline.serverContainer" -}}
image: {{ include "shootline.image" (list . "api") }}
securityContext:
  {{- include "shootline.confined" . | nindent 2 }}
env:
  - { name: PORTAL_URL, value: {{ .Values.portalUrl | quote }} }
  - { name: TRUST_PROXY, value: 'true' }
  - { name: MIGRATE, value: 'false' }
  {{- range $name, $value := .Values.env }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
  {{- range $name, $_ := .Values.secrets }}
  - { name: {{ $name }}_FILE, value: /run/secrets/shootline/{{ $name }} }
  {{- end }}
{{- end }}

{{- define "shootline.serverMounts" -}}
- { name: secrets, mountPath: /run/secrets/shootline, readOnly: true }
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "shootline.serverVolumes" -}}
- name: secrets
  projected:
    sources:
      {{- range $name, $secret := .Values.secrets }}
      - secret: { name: {{ $secret.name }}, items: [{ key: {{ $secret.key }}, path: {{ $name }} }] }
      {{- end }}
- name: data
  {{- if .Values.files.claim }}
  persistentVolumeClaim: { claimName: {{ .Values.files.claim }} }
  {{- else if not .Values.env.FILES_URL }}
  {{- fail "Set files.claim, or env.FILES_URL to a bucket." }}
  {{- else }}
  emptyDir: {}
  {{- end }}
- { name: tmp, emptyDir: {} }
{{- end }}

{{- /* Keeps one pod of a part through drained nodes, and spreads its pods; given [root, part]. */}}
{{- define "shootline.spread" -}}
- maxSkew: 1
  topologyKey: kubernetes.io/hostname
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels: {{- include "shootline.selector" . | nindent 6 }}
{{- end }}

{{- define "shootline.disruption" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ (index . 0).Release.Name }}-{{ index . 1 }}
  labels: {{- include "shootline.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: {{- include "shootline.selector" . | nindent 6 }}
{{- end }}

{{- define "shootline.service" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ (index . 0).Release.Name }}-{{ index . 1 }}
  labels: {{- include "shootline.labels" . | nindent 4 }}
spec:
  selector: {{- include "shootline.selector" . | nindent 4 }}
  ports:
    - { name: http, port: {{ index . 2 }}, targetPort: http }
{{- end }}
